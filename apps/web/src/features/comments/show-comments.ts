import { navigate } from 'wouter/use-browser-location';

/** Opens the comments of what is selected, ready to say something about one of its inputs. */
export function showComments(path: string): void {
  const params = new URLSearchParams(location.search);
  params.set('side', 'comments');
  params.set('input', path);
  params.delete('thread');
  navigate(`${location.pathname}?${params}`, { replace: true });
}
