/**
 * Chooses a file as a person does in the browser's own dialog, which nobody can open here; `place` counts the fields from 0.
 * Returns when the field says that the file is attached or was not taken: a form that is sent before waits for it.
 */
export async function chooseFile(page: HTMLElement, file: File, place = 0): Promise<void> {
  const inputs = () => page.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])');
  const input = await found(
    () => inputs()[place],
    () => `There is no field for a file: ${page.innerText}`,
  );
  const field = input.closest<HTMLElement>('.field');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await found(
    () => field?.querySelector('[role=status]')?.textContent || undefined,
    () => `The field ${input.isConnected ? 'says' : 'is gone; it said'}: ${field?.innerText}`,
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
