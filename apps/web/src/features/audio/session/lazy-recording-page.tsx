import { lazyView } from '../../../loading/lazy-view.tsx';

/** The page of recordings; its code is loaded when it is opened first. */
export const RecordingPage = lazyView(async () => (await import('./recording-page.tsx')).RecordingPage);
