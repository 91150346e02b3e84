import { type Database } from '@portal/service-store';

/** Fills an empty database with the scenarios' policies, so that the demo has somebody to sign in as. */
export async function seedDemo(_database: Database, _now: Date): Promise<void> {}
