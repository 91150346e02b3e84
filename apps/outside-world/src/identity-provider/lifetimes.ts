import { type Configuration } from 'oidc-provider';
import { type Switches } from './switches';
import { type WorldTime } from './world-time';

const minutes = 60;
const hours = 60 * minutes;

/** How long somebody stays signed in, in seconds. Neither coming back nor a refresh makes it longer. */
const signInSeconds = 12 * hours;
export const idTokenSeconds = 10 * minutes;

/** How long each thing lives, in seconds. */
export const lifetimes = (switches: Switches, time: WorldTime): NonNullable<Configuration['ttl']> => ({
  AccessToken: () => switches.behaviour().accessTokenSeconds,
  AuthorizationCode: minutes,
  /** Longer than the sign-in that it belongs to. */
  Grant: 2 * signInSeconds,
  IdToken: idTokenSeconds,
  Interaction: hours,
  RefreshToken: ({ oidc }) => oidc.entities.RotatedRefreshToken?.remainingTTL ?? signInSeconds,
  Session: (_ctx, { loginTs = time.providerInSeconds() }) =>
    Math.max(1, loginTs + signInSeconds - time.providerInSeconds()),
});
