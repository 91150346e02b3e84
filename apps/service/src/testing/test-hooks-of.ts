/** A process in test mode. */
interface Tested {
  base: string;
}

async function post({ base }: Tested, path: string, body: object = {}): Promise<void> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const { status } = await fetch(`${base}/__test/${path}`, sent);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

/** Moves the clock of a process to a moment. */
export const setClock = (service: Tested, to: number) => post(service, 'clock', { offsetMs: to - Date.now() });
/** Does at once what happens by itself every minute. */
export const upkeep = (service: Tested) => post(service, 'upkeep');
