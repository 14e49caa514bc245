import { lazy } from 'react';

/** The page of recordings; its code is loaded when it is opened first. */
export const RecordingPage = lazy(async () => ({ default: (await import('./recording-page.tsx')).RecordingPage }));
