export { countUses } from './count-uses.ts';
export { FindPane, UsedIn } from './find-pane.tsx';
export { showFind, showUses, type ShownThing } from './find-store.ts';
export { useFindWishes } from './use-find-wishes.ts';
