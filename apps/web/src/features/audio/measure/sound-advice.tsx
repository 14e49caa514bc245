import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { useLanguage } from '../../../words/language.ts';
import classes from '../audio.module.css';
import { words } from '../words.ts';
import { listRecordingFaults } from './list-advice.ts';
import type { SoundMeasures } from './measure-sound.ts';

/** The measurements of a recording, in plain words. */
export function SoundAdvice({ measures }: { readonly measures: SoundMeasures }) {
  const say = useWords(words);
  const language = useLanguage((state) => state.language);
  const faults = listRecordingFaults(measures);
  const { loudness } = measures;
  return (
    <div className={classes.advice} role="status">
      {faults.length === 0 ? (
        <span className={classes.line}>
          <IconCircleCheck className={classes.good} size={16} aria-hidden="true" />
          {say.soundGood}
        </span>
      ) : (
        faults.map((fault) => (
          <span key={fault} className={classes.line}>
            <IconAlertTriangle className={classes.warning} size={16} aria-hidden="true" />
            {say.fault(fault)}
          </span>
        ))
      )}
      {loudness === undefined ? null : (
        <span className={classes.quiet}>
          {say.loudness(loudness.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }))}
        </span>
      )}
    </div>
  );
}
