import { authEndpoints, FailureSchema, StoredSessionSchema } from '../index';

/** What the sign-in page takes from this library; bundled by a test that counts its bytes. */
export const firstPage = [authEndpoints, StoredSessionSchema, FailureSchema];
