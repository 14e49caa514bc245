/** The line that puts a published assistant into any web page; `chatUrl` is the address of its chat page. */
export function embedCode(chatUrl: string, projectId: string, stage: string): string {
  const { origin } = new URL(chatUrl);
  return `<script src="${origin}/channels/chat/embed.js" data-project="${projectId}" data-stage="${stage.toLowerCase()}" async></script>`;
}
