import { Input, Slider } from '@mantine/core';
import { readLimits } from '@confab/inputs';
import { formatNumber } from '../../../words/numbers/format-number.ts';
import { useLanguage } from '../../../words/language.ts';
import classes from '../inputs.module.css';
import type { InputProps } from '../define-input.ts';

const defaultRange = { min: 0, max: 10 };
const defaultLength = 10;

/**
 * A slider, from 0 to 10 and in whole numbers (A5.8), unless the schema has other limits or, for a Float, a step or limits
 * without two whole numbers between them.
 */
export function SliderInput({ property, value, isEnabled, onChange, control, labelId }: InputProps) {
  const language = useLanguage((state) => state.language);
  const range = getRange(readLimits(property));
  const { sliderStep } = property;
  const whole = { min: Math.ceil(range.min), max: Math.floor(range.max) };
  const hasWhole = whole.min < whole.max;
  const isWhole = property.type === 'Int' || (sliderStep === undefined && hasWhole);
  const { min, max } = isWhole && hasWhole ? whole : range;
  const step = sliderStep ?? (isWhole ? 1 : 10 ** Math.floor(Math.log10((max - min) / 4)));
  const shown = typeof value === 'number' ? value : min;
  const format = (number: number) => formatNumber(number, language);
  return (
    <Input.Wrapper {...control}>
      <div className={classes.slider}>
        <Slider
          thumbProps={{
            'aria-labelledby': labelId,
            'aria-describedby': control.error === undefined ? undefined : control.errorProps.id,
          }}
          min={min}
          max={max}
          step={step}
          value={shown}
          label={format}
          disabled={!isEnabled}
          // Keys round to the decimals of the step, which may leave the limits.
          onChange={(next) => onChange(Math.min(max, Math.max(min, isWhole ? Math.round(next) : next)))}
        />
        {/* Screen readers read the value from the slider itself. */}
        <span className={classes.sliderValue} aria-hidden="true">
          {format(shown)}
        </span>
      </div>
    </Input.Wrapper>
  );
}

/** The default of a missing limit is beyond the given one. */
function getRange({ min, max }: ReturnType<typeof readLimits>) {
  const isBelow = max !== undefined && max <= defaultRange.min;
  const from = min ?? (isBelow ? max - defaultLength : defaultRange.min);
  return { min: from, max: max ?? (from >= defaultRange.max ? from + defaultLength : defaultRange.max) };
}
