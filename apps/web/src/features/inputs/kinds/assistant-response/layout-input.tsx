import { screenLayouts } from '@confab/model';
import { Button } from '@mantine/core';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { ChoiceGroup } from '../choice/choice-group.tsx';
import classes from './layout-input.module.css';
import { LayoutPicture } from './layout-picture.tsx';
import { words } from './words.ts';

/** The screen layouts as drawn pictures with their names, chosen like radio buttons. */
export function LayoutInput({ value, isEnabled, onChange, control, labelId }: InputProps) {
  const say = useWords(words);
  return (
    <>
      <ChoiceGroup role="radiogroup" {...{ control, labelId }}>
        <div className={classes.layouts}>
          {screenLayouts.map((layout) => (
            <label
              key={layout}
              className={classes.layout}
              data-chosen={value === layout || undefined}
              data-disabled={!isEnabled || undefined}
            >
              <input
                type="radio"
                name={control.id}
                value={layout}
                checked={value === layout}
                disabled={!isEnabled}
                onChange={() => onChange(layout)}
              />
              <LayoutPicture layout={layout} />
              {say.layoutName(layout)}
            </label>
          ))}
        </div>
      </ChoiceGroup>
      {isEnabled && typeof value === 'string' && value !== '' ? (
        <Button
          className={classes.clear ?? ''}
          size="compact-xs"
          variant="subtle"
          color="gray"
          onClick={() => onChange(undefined)}
        >
          {say.noLayout}
        </Button>
      ) : null}
    </>
  );
}
