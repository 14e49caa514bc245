import { Input, Slider } from '@mantine/core';
import { limitsOf } from '@confab/inputs';
import { defineInput, type InputProps } from '../define-input.ts';

const defaultRange = { min: 0, max: 10 };

function SliderInput({ property, value, isEnabled, onChange, control, labelId }: InputProps) {
  const limits = limitsOf(property);
  const min = limits.min ?? defaultRange.min;
  const isWhole = property.type === 'Int';
  return (
    <Input.Wrapper {...control}>
      <Slider
        thumbProps={{ 'aria-labelledby': labelId }}
        min={min}
        max={limits.max ?? defaultRange.max}
        step={property.sliderStep ?? (isWhole ? 1 : 0.1)}
        value={typeof value === 'number' ? value : min}
        disabled={!isEnabled}
        onChange={(next) => onChange(isWhole ? Math.round(next) : next)}
      />
    </Input.Wrapper>
  );
}

/** A number on a scale, 0 to 10 unless told, whole for an Int (A5.8). */
export const slider = defineInput(SliderInput, [
  ['Int', 'slider'],
  ['Float', 'slider'],
]);
