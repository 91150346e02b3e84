import { type StoredSession } from '@portal/contract';
import {
  type CreateSigninRequestArgs,
  ErrorTimeout,
  type INavigator,
  type IWindow,
  type User,
  UserManager,
  type UserManagerSettings,
} from 'oidc-client-ts';
import { type SessionStore } from '../session-store';
import { adoptedUser } from './adopted-user';
import { checkUser } from './check-user';
import { isRefusal } from './failure-of';
import { oneFlight } from './one-flight';
import { NotTrusted, OtherPerson, Resting, SignedOutMeanwhile } from './refusals';
import { type RenewalPace } from './renewal-pace';

/** The ways out of the page, for a test to stand in. Without them the library's own: a redirect, a window, a hidden frame. */
export interface Navigators {
  redirect?: INavigator;
  popup?: INavigator;
  frame?: INavigator;
}

export interface ManagerPorts {
  session: SessionStore;
  pace: RenewalPace;
  /** Held across tabs. */
  locks: Pick<LockManager, 'request'> | undefined;
  navigators?: Navigators | undefined;
  newNonce: () => string;
  /** Told of every renewal that failed, whoever had asked for it. */
  onFailure: (error: unknown) => void;
}

/**
 * The provider's client, with one owner of renewal: whoever asks for new tokens, its own timers included, goes through the
 * one flight of all tabs, and what comes back is kept only in the place of the session it was asked for.
 */
export class StaffManager extends UserManager {
  readonly #ports: ManagerPorts;
  readonly #flight: () => Promise<User>;
  /** The session whose place renewed tokens take. */
  #replaces: StoredSession | null = null;
  #signingIn = 0;
  /** Whose page this is (`sub`). Null: nobody's yet. */
  #person: string | null = null;
  /** The newest identity token of that person, for signing out at the provider. */
  #idToken: string | undefined;

  constructor(settings: UserManagerSettings, ports: ManagerPorts) {
    const { redirect, popup, frame } = ports.navigators ?? {};
    super(settings, redirect, popup, frame);
    this.#ports = ports;
    const onFailure = (error: unknown) => {
      if (!isRefusal(error) && !(error instanceof Resting)) ports.pace.lost(error instanceof ErrorTimeout);
      ports.onFailure(error);
    };
    this.#flight = oneFlight({
      locks: ports.locks,
      onFailure,
      start: () => ports.session.read()?.accessToken,
      work: (token) => this.#renew(token),
    });
    this.events.addUserLoaded(({ profile, id_token }) => {
      this.#person = profile.sub;
      this.#idToken = id_token;
    });
  }

  override signinSilent(): Promise<User> {
    return this.#flight();
  }

  /** The session monitor asks this when the provider says that something has changed. */
  override async querySessionStatus() {
    const { session_state, profile } = await this.#flight();
    return session_state === null ? null : { session_state, sub: profile.sub };
  }

  /** Who this tab knows, without a word to anybody. */
  current(): Promise<User | null> {
    return this._loadUser();
  }

  override signinRedirectCallback(address: string): Promise<User> {
    return this.#signsIn(() => super.signinRedirectCallback(address));
  }

  protected override async _signin(args: CreateSigninRequestArgs, window: IWindow, subject?: string): Promise<User> {
    if (args.request_type !== 'si:p') return super._signin(args, window, subject);
    const { url } = await this._signinStart(args, window); // may take as long as a person takes
    return this.#signsIn(() => this._signinEnd(url));
  }

  /** Tells the provider that tokens are no longer used. Those that it does not take back run out by themselves. */
  async revoke({ accessToken, refreshToken }: StoredSession): Promise<void> {
    const tokens = { access_token: accessToken, refresh_token: refreshToken };
    const present = this.settings.revokeTokenTypes.filter((type) => tokens[type] !== '');
    await Promise.allSettled(present.map((type) => this._client.revokeToken(tokens[type], type)));
  }

  /** What names a sign-in to the provider that is to end it; nothing of it stays here. */
  takeIdToken(): string | undefined {
    const taken = this.#idToken;
    this.#idToken = undefined;
    return taken;
  }

  /** Leaves the page to whoever comes next. */
  async forget(): Promise<void> {
    this.#person = null;
    await this.removeUser();
  }

  /** Keeps new tokens in the tab and in `tk`, if they may be trusted, are this person's and nobody signed out meanwhile. */
  override async storeUser(user: User | null): Promise<void> {
    if (!user) return super.storeUser(user);
    checkUser(user, this.settings);
    if (this.#person !== null && user.profile.sub !== this.#person) throw new OtherPerson();
    const { session } = this.#ports;
    const tokens = { accessToken: user.access_token, refreshToken: user.refresh_token ?? '' };
    const replaced = this.#signingIn > 0 ? null : this.#replaces;
    if (this.#signingIn === 0 && !this.#isStored(replaced)) throw new SignedOutMeanwhile();

    const stored = super.storeUser(user); // it is in the session storage when this returns
    if (replaced) session.renew(replaced, tokens);
    else {
      const before = session.read();
      if (before?.userType === 'user') session.end(before, true); // a policyholder, in every tab
      session.start({ ...tokens, userType: 'admin' });
    }
    await stored;
    if (this.#isStored(tokens)) return;
    await super.storeUser(null);
    throw new SignedOutMeanwhile();
  }

  /** Takes the tokens over that another tab has fetched for the same person. */
  async adopt(user: User, stored: StoredSession): Promise<User> {
    if (!this.#isStored(stored)) throw new SignedOutMeanwhile();
    const adopted = adoptedUser(user, stored, Math.floor(Date.now() / 1000));
    await super.storeUser(adopted);
    await this.events.load(adopted);
    return adopted;
  }

  #isStored(tokens: Pick<StoredSession, 'accessToken'> | null): boolean {
    return tokens !== null && this.#ports.session.read()?.accessToken === tokens.accessToken;
  }

  /** What somebody does who signs in. Meanwhile nothing is renewed. */
  async #signsIn(work: () => Promise<User>): Promise<User> {
    this.#signingIn += 1;
    try {
      return await work();
    } finally {
      this.#signingIn -= 1;
    }
  }

  /** Renews unless another tab has renewed since somebody asked, when the token was still this one. */
  async #renew(token: string | undefined): Promise<User> {
    const { session, pace } = this.#ports;
    const stored = session.read();
    if (stored?.userType !== 'admin') throw new SignedOutMeanwhile();
    if (this.#signingIn > 0) throw new Resting();
    const user = await this._loadUser();
    if (user && user.access_token !== stored.accessToken) return this.adopt(user, stored);
    if (user && token !== stored.accessToken) return user;
    if (pace.rest() > 0) {
      if (user && !user.expired && pace.isFresh()) return user;
      throw new Resting();
    }
    if (user) this.#person = user.profile.sub;
    this.#replaces = stored;
    return user?.refresh_token ? this.#byRefreshToken() : this.#inFrame();
  }

  /** A refresh token that is refused leaves the hidden frame: the provider may still know the person. */
  async #byRefreshToken(): Promise<User> {
    try {
      return this.#renewed('token', await super.signinSilent(this.#inTime()));
    } catch (error) {
      if (isRefusal(error)) return this.#inFrame();
      throw error;
    }
  }

  async #inFrame(): Promise<User> {
    const { newNonce } = this.#ports;
    const asked = { ...this.#inTime(), forceIframeAuth: true, nonce: newNonce() };
    return this.#renewed('frame', await super.signinSilent(asked));
  }

  /** Said each time: of its settings the library forgets this one when it uses a refresh token. */
  #inTime() {
    const { silentRequestTimeoutInSeconds } = this.settings;
    return { silentRequestTimeoutInSeconds };
  }

  #renewed(way: 'token' | 'frame', user: User | null): User {
    if (!user) throw new NotTrusted();
    this.#ports.pace.renewed(way);
    return user;
  }
}
