// Registers the modals of every feature; each modal's code is loaded when it is first opened.
import '../session/verification/modals.ts';
import './audio/modals.ts';
import './authoring/modals.ts';
import './extensions/modals.ts';
import './feedback/modals.ts';
import './image-editor/modals.ts';
import './inputs/modals.ts';
import './media-library/modals.ts';
import './recently-deleted/modals.ts';
import './scripts/modals.ts';
import './security/confirm-sign-in/modals.ts';
import './simulator/modals.ts';
import './teams/modals.ts';
import './test-runs/modals.ts';
import './transfer/modals.ts';
import './profiler/modals.ts';
