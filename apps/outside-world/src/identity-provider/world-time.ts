import { type AdapterPayload, type JWTStructured, type Provider } from 'oidc-provider';

const inSeconds = (instant: Date | number): number => Math.floor(Number(instant) / 1000);

/** Fields that hold an instant, in seconds since 1970. */
const instants = ['iat', 'exp', 'iiat', 'loginTs', 'authTime'];

/**
 * The library reads the computer's clock and takes no other. So it lives in a time of its own: what it keeps is kept in
 * the world's time and turned back whenever it is read; what it signs is turned just before it is signed.
 */
export function createWorldTime(now: () => Date) {
  const ahead = () => Math.round((now().getTime() - Date.now()) / 1000);
  const moved = (payload: AdapterPayload, by: number): AdapterPayload =>
    Object.fromEntries(
      Object.entries(payload).map(([field, value]) => [field, instants.includes(field) ? Number(value) + by : value]),
    );

  return {
    inSeconds: () => inSeconds(now()),
    /** What the library takes for now. */
    providerInSeconds: () => inSeconds(Date.now()),
    fromLibrary: (payload: AdapterPayload) => moved(payload, ahead()),
    toLibrary: (payload: AdapterPayload) => moved(payload, -ahead()),

    /** For `formats.customizers.jwt`: an access token speaks of the world's time. */
    ofAccessToken({ payload }: JWTStructured): void {
      payload['iat'] = Number(payload['iat']) + ahead();
      payload['exp'] = Number(payload['exp']) + ahead();
    },

    /** The same for ID tokens, for which there is no such setting. */
    ofIdTokens({ IdToken }: Provider, livesForSeconds: number): void {
      const { issue } = IdToken.prototype;
      IdToken.prototype.issue = function (this: InstanceType<typeof IdToken>, { use }) {
        this.set('iat', inSeconds(now()));
        const signedInAt = this.available['auth_time'];
        if (typeof signedInAt === 'number') this.available['auth_time'] = signedInAt + ahead();
        return issue.call(this, { use, expiresAt: inSeconds(now()) + livesForSeconds });
      };
    },
  };
}
export type WorldTime = ReturnType<typeof createWorldTime>;
