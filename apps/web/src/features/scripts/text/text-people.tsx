import { useSyncExternalStore } from 'react';
import type { TextPlace } from './text-source.ts';
import classes from '../scripts.module.css';

/** The names of the others who are in a text right now. */
export function TextPeople({ place }: { readonly place: TextPlace | undefined }) {
  const presence = useSyncExternalStore(
    (listener) => place?.session.subscribeTo('presence', listener) ?? ignore,
    () => place?.session.getPresence(),
  );
  const people = presence?.filter(({ itemId, path }) => itemId === place?.itemId && path === place.path) ?? [];
  return people.map(({ connectionId, name, colour }) => (
    <span key={connectionId} className={classes.person} style={{ '--person-colour': colour }}>
      {name}
    </span>
  ));
}

const ignore = () => undefined;
