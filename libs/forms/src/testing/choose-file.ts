/**
 * Chooses a file as a person does in the browser's own dialog, which nobody can open here; `place` counts the fields from 0.
 * Returns when the field on the page says of this file that it is attached or was not taken: a form that is sent before waits for it, and a
 * field that is drawn anew meanwhile is another.
 */
export async function chooseFile(page: HTMLElement, file: File, place = 0): Promise<void> {
  const field = () => page.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])')[place];
  const input = await found(field, () => `There is no field for a file: ${page.innerText}`);
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const around = () => field()?.closest<HTMLElement>('.field');
  await found(
    () => around()?.querySelector('[role=status]')?.textContent?.startsWith(file.name) || undefined,
    () => `The field ${input.isConnected ? 'says' : 'was drawn anew and says'}: ${around()?.innerText}`,
  );
}

async function found<Value>(look: () => Value | undefined, why: () => string): Promise<Value> {
  for (let tries = 0; tries < 500; tries++) {
    const value = look();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(why());
}
