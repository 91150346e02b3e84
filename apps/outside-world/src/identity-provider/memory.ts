import { type Adapter, type AdapterPayload } from 'oidc-provider';
import { type WorldTime } from './world-time';

/** Everything the provider remembers: sign-ins, what was granted in them, codes and refresh tokens. */
export function createMemory(time: WorldTime) {
  const kept = new Map<string, AdapterPayload>();

  const forget = (isMeant: (payload: AdapterPayload) => boolean) => {
    for (const [key, payload] of kept) if (isMeant(payload)) kept.delete(key);
  };
  const isOver = ({ exp = Infinity }: AdapterPayload) => exp <= time.inSeconds();
  const read = (payload: AdapterPayload | undefined) =>
    payload && !isOver(payload) ? time.toLibrary(structuredClone(payload)) : undefined;

  const adapter = (kind: string): Adapter => {
    const key = (id: string) => `${kind}:${id}`;
    const withField = (field: 'uid' | 'userCode', value: string) =>
      [...kept.values()].find((payload) => payload.kind === kind && payload[field] === value);

    return {
      upsert: async (id, payload) => {
        forget(isOver);
        kept.set(key(id), time.fromLibrary(structuredClone(payload)));
      },
      find: async (id) => read(kept.get(key(id))),
      findByUid: async (uid) => read(withField('uid', uid)),
      findByUserCode: async (userCode) => read(withField('userCode', userCode)),
      consume: async (id) => {
        const payload = kept.get(key(id));
        if (payload) payload.consumed = time.inSeconds();
      },
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => forget((payload) => payload.kind === kind && payload.grantId === grantId),
    };
  };

  return {
    adapter,

    /** Ends what was granted, with every code and refresh token that comes of it. */
    endGrant: (grantId: string): void =>
      forget((payload) => payload.grantId === grantId || (payload.kind === 'Grant' && payload.jti === grantId)),

    /** Ends every sign-in of a person, with all that comes of them. */
    endSignInsOf: (sub: string): void => forget(({ accountId }) => accountId === sub),

    isSignedIn: (sub: string): boolean =>
      [...kept.values()].some((payload) => payload.kind === 'Session' && payload.accountId === sub && !isOver(payload)),
  };
}
export type Memory = ReturnType<typeof createMemory>;
