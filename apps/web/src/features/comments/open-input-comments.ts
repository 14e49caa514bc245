import { navigate } from 'wouter/use-browser-location';

/** Opens the comments of the selected item, ready to comment on one of its inputs. */
export function openInputComments(path: string): void {
  const params = new URLSearchParams(location.search);
  params.set('side', 'comments');
  params.set('input', path);
  params.delete('thread');
  navigate(`${location.pathname}?${params}`, { replace: true });
}
