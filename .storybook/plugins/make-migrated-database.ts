import { migrate, openPglite } from '@portal/service-store';

/** An empty database with every migration taken, as a file. Runs in Node. */
export async function makeMigratedDatabase(): Promise<Uint8Array> {
  const { database, snapshot, close } = await openPglite();
  await migrate(database, new Date(0));
  const file = await snapshot();
  await close();
  return new Uint8Array(await file.arrayBuffer());
}
