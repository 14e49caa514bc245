// Which modules are built into one file. What no group names is split by the pages that share it, which makes a file of
// 200 bytes for each icon: every file costs the browser about 3 ms, and pages with a slow connection a turn in the queue.
// dev/tools/checks/page-sizes.mjs limits the bytes and the files of each page.

/** Words of other languages are loaded with their language. */
const exceptTranslated = '(?!.*\\.(?:de|es|fr)\\.ts)';

/** Matches the modules whose path has one of these parts, which are regular expressions. */
function inPaths(...parts: readonly string[]): RegExp {
  return new RegExp(`(?:${parts.join('|')})${exceptTranslated}`);
}

const controlsOfShell =
  'Menu|Modal|ModalBase|Popover|Tooltip|ScrollArea|Tabs|FocusTrap|Avatar|Portal|OptionalPortal|Transition|Overlay|Floating|Group|Stack|Text';

/** The first group that matches takes a module, and with it what the module imports. */
export const fileGroups = [
  // Has to run before everything else.
  { name: 'page-policy', test: /\/platform\/page-policy\.ts$/ },
  // Shared by the chat page and the previews; they must not bring the start of the other pages to the chat page.
  {
    name: 'chat-parts',
    test: /\/model\/src\/(?:text\/markdown|channels\/get-card-layout)\.ts$|\/platform\/browser-place\.ts$/,
  },
  // All that the chat page shares with the others, with what loads other files on demand.
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper|\/focus\/take-lost-focus\.ts$|\/keys\/is-composing\.ts$/,
  },
  // What each message of a chat needs, which the simulator and the inputs of responses share.
  {
    name: 'chat-messages',
    test: /\/web\/src\/chat\/(?:composer\/suggestion-chips|messages\/(?:message-bubble|use-speech))\.tsx?$/,
  },
  // The log and the input of a chat; the simulator listens with the same microphone.
  {
    name: 'chat-conversation',
    test: /\/web\/src\/chat\/(?:composer\/composer|conversation\/conversation|ended-notice|messages\/message-log)\.tsx?$/,
  },
  // The first page, even without a session.
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /@mantine|node_modules\/(?:zod|zustand|wouter|clsx)\/|\/(?:model|identity|ui|access)\/src\/|\/web\/src\/(?!chat)|\.calls?\.ts|define-call/,
  },
  // What every page with a session loads.
  {
    name: 'shell',
    test: inPaths(
      '/web/src/(?:shell/(?:account|frame|navigation|use-)|session/(?!verification)|live|toasts|leave-guard|platform/new-id|words/web-messages|modals/(?!.*-modal))',
      '/web/src/media/(?:asset-keys|use-media-changes)\\.ts',
      '/features/projects/modals\\.ts',
      '/features/log-out/(?:use-|words)',
      '/contracts/src/(?:authoring/catalogue|account/guides)\\.calls',
      `@mantine/core/esm/components/(?:${controlsOfShell})/`,
      '@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes|icons/Icon(?:Check|Refresh)\\.)',
      '(?:useMutation|mutationObserver)\\.js',
    ),
  },
  // What opens a project, until its form and its canvas are shown.
  {
    name: 'editing',
    test: inPaths(
      '/web/src/editing/',
      '/web/src/(?:loading/lazy-part|platform/(?:isolate-|focus/(?:focus-memory|focus-when-|has-open-modal|region-focus|use-keep-focus-near))|words/(?:catalogue-texts|messages/publish-messages))',
      '/features/authoring/(?:words|authoring\\.module)',
      '/features/canvas/cards/(?:use-card-)?words',
      '/features/definitions/(?:definition-pages|load-sample-tools)',
      '/features/(?:extensions|validation)/words',
      '/features/history/index',
      '/features/inputs/(?:inputs-context|words|form/form-skeleton|kinds/words|lazy/(?:lazy-|preload-|rare-))',
      '/features/profiler/open-profiler',
      '/features/projects/(?:load-|rename-|use-projects)',
      '/features/(?:recordings/recorded-request|simulator/placement|validation/read-project-source)',
      '/features/tree/(?!follow-project)',
      '/contracts/src/authoring/(?:comments|editing|nodes|projects|recently-deleted|validation)\\.calls',
      '/contracts/src/one/(?:one|page-moves)\\.calls',
      '/inputs/src/(?:form/(?:find-form-errors|keyword-clashes|list-keyword-inputs|validate)|rows/(?:read-rows|row-title))',
      '/inputs/src/(?:show/get-named-kind|values/same-json)',
      '/(?:access|model)/src/(?!canvas|media|channels|names/(?:assign|number|platform)-|team-admins)',
      '/ui/src/(?:person-badge|split-handle)',
    ),
  },
  // Small parts of the inputs and their forms that other windows share.
  {
    name: 'common',
    minShareCount: 3,
    test: inPaths(
      '/inputs/src/',
      '/model/src/media/',
      '/understanding/src/normalise',
      '/contracts/src/media/(?!images)',
      // Pages for signed-out people load the translator of messages without the rest.
      '/web/src/(?:(?:keys|media|platform)/|words/(?!create-translator))',
      '/features/canvas/cards/card-size',
      '/features/inputs/(?:kinds/(?:choice/choice-select|format-)|use-|words|value-view/words|slot-types/words)',
      '/features/(?:translations|uploads)/',
      'queryOptions\\.js',
    ),
  },
  { name: 'engine', minShareCount: 2, test: /\/packages\/(?:dialog-engine|understanding)\/src\// },
  { name: 'icons', minShareCount: 2, test: /@tabler\/icons-react\// },
  { name: 'controls', minShareCount: 2, test: /\/node_modules\/(?:@mantine|react-number-format)\// },
];
