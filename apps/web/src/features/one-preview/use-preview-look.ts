import { readChatLook, type JsonObject } from '@confab/model';
import { useComputedColorScheme } from '@mantine/core';
import type { CSSProperties } from 'react';
import { fontFamilies } from '../../chat/accent/font-families.ts';
import { listAccentProperties } from '../../chat/accent/list-accent-properties.ts';
import { useEditingSession, useValue } from '../../editing/index.ts';
import { useTranslatedValue, useWritingLanguage } from '../translations/index.ts';

/** How the chat page of the project looks, as it is being edited, in the language that the author writes in. */
export function usePreviewLook() {
  const { projectId } = useEditingSession();
  const { further } = useWritingLanguage();
  const scheme = useComputedColorScheme('light');
  const values: JsonObject = {
    ChatName: useTranslatedValue(projectId, 'ChatName', further) ?? '',
    ChatColour: useValue(projectId, 'ChatColour') ?? '',
    ChatFont: useValue(projectId, 'ChatFont') ?? '',
    ChatGreeting: useTranslatedValue(projectId, 'ChatGreeting', further) ?? '',
  };
  const { name, greeting, colour = '', font } = readChatLook(values);
  const style: CSSProperties = {
    ...Object.fromEntries(listAccentProperties(colour, scheme)),
    ...(font && { fontFamily: fontFamilies[font] }),
  };
  return { name, greeting, style };
}
