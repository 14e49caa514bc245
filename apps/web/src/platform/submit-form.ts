/** Sends a form whose answer is a download, so that the page stays; an error is shown nowhere but in a hidden frame. */
export function submitForm(address: string, fields: Readonly<Record<string, string>>): void {
  const frame = document.createElement('iframe');
  frame.name = `download-${crypto.randomUUID()}`;
  frame.hidden = true;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.target = frame.name;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(frame, form);
  form.submit();
  form.remove();
  // Large downloads begin after a while.
  setTimeout(() => frame.remove(), 600_000);
}
