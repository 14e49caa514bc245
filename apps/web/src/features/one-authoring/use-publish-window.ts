import { useSearchParams } from 'wouter';

/** The view at which the publish window opens. */
type PublishPart = 'steps' | 'status';

/** The publish window, whose place is in the URL, so that a link can open it. */
export function usePublishWindow() {
  const [params, setParams] = useSearchParams();
  const value = params.get('publish');
  const part: PublishPart | undefined = value === null ? undefined : value === 'status' ? 'status' : 'steps';

  function setPart(next: PublishPart | undefined) {
    setParams(
      (before) => {
        const changed = new URLSearchParams(before);
        if (next) changed.set('publish', next);
        else changed.delete('publish');
        return changed;
      },
      { replace: true },
    );
  }

  return { part, open: () => setPart('steps'), close: () => setPart(undefined) };
}
