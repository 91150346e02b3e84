/**
 * Chooses a file as a person does in the browser's own dialog, which nobody can open here; `place` counts the fields from 0.
 * Returns when the field says that the file is attached or was not taken: a form that is sent before waits for it.
 */
export async function chooseFile(page: HTMLElement, file: File, place = 0): Promise<void> {
  const input = await found(() => page.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])')[place]);
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await found(() => input.closest('.field')?.querySelector('[role=status]')?.textContent || undefined);
}

async function found<Value>(look: () => Value | undefined): Promise<Value> {
  for (let tries = 0; tries < 500; tries++) {
    const value = look();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It is not there');
}
