import type { ProjectId } from '@confab/model';
/** The script tag that embeds a published assistant in a web page; `chatUrl` is the URL of its chat page. */
export function createEmbedCode(chatUrl: string, projectId: ProjectId, stage: string): string {
  const { origin } = new URL(chatUrl);
  return `<script src="${origin}/channels/chat/embed.js" data-project="${projectId}" data-stage="${stage.toLowerCase()}" async></script>`;
}
