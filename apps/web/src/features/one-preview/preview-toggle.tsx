import { IconButton } from '@confab/ui';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { setPreview, usePreviewSettings } from './preview-settings.ts';
import classes from './one-preview.module.css';
import { words } from './words.ts';

/** Shows and hides the live preview. */
export function PreviewToggle() {
  const say = useWords(words);
  const isShown = usePreviewSettings((state) => state.isShown);
  return (
    <IconButton
      label={say.preview}
      aria-pressed={isShown}
      className={classes.toggle ?? ''}
      icon={<IconDeviceMobile size={18} />}
      onClick={() => setPreview({ isShown: !isShown })}
    />
  );
}
