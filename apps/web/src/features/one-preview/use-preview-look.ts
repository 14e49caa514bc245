import { readChatLook, type JsonObject } from '@confab/model';
import { useComputedColorScheme } from '@mantine/core';
import type { CSSProperties } from 'react';
import { fontFamilies } from '../../chat/accent/font-families.ts';
import { listAccentProperties } from '../../chat/accent/list-accent-properties.ts';
import { useEditingSession, useValue } from '../../editing/index.ts';

/** How the chat page of the project looks, as it is being edited. */
export function usePreviewLook() {
  const { projectId } = useEditingSession();
  const scheme = useComputedColorScheme('light');
  const values: JsonObject = {
    ChatName: useValue(projectId, 'ChatName') ?? '',
    ChatColour: useValue(projectId, 'ChatColour') ?? '',
    ChatFont: useValue(projectId, 'ChatFont') ?? '',
    ChatGreeting: useValue(projectId, 'ChatGreeting') ?? '',
  };
  const { name, greeting, colour = '', font } = readChatLook(values);
  const style: CSSProperties = {
    ...Object.fromEntries(listAccentProperties(colour, scheme)),
    ...(font && { fontFamily: fontFamilies[font] }),
  };
  return { name, greeting, style };
}
