import { html } from 'hono/html';
import { type Markup } from '../http/pages/layout';
import { fullName } from './claims';
import { demoPassword, groups, type Person } from './directory';
import { identityPage } from './message-page';

interface Shown {
  people: readonly Person[];
  /** What stands in the field already. */
  email: string;
  /** What was wrong with the last try. */
  problem?: string;
}

/** Where somebody says who they are. Works without any script. */
export const signInPage = ({ people, email, problem }: Shown): Markup =>
  identityPage({
    title: 'Sign in',
    main: html`<form method="post" class="card">
      <p class="brand">Staff sign-in</p>
      <h1>Sign in to the self-service portal</h1>
      ${problem ? html`<p class="problem" role="alert" id="problem">${problem}</p>` : ''}
      <div class="field">
        <label for="email">Email address</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          required
          value="${email}"
          ${describedBy(problem)}
        />
      </div>
      <div class="field">
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          ${describedBy(problem)}
        />
      </div>
      <button class="primary" name="action" value="sign-in">Sign in</button>
      <button class="plain" name="action" value="cancel" formnovalidate>Cancel</button>
      ${whoSignsIn(people)}
    </form>`,
  });

const describedBy = (problem: string | undefined) =>
  problem ? html`aria-invalid="true" aria-describedby="problem"` : '';

const whoSignsIn = (people: readonly Person[]) =>
  html`<section class="backstage" aria-labelledby="backstage">
    <h2 id="backstage">Stand-in: choose who signs in</h2>
    <p class="hint">
      This page stands in for the insurer's identity provider. These people do not exist. Press one to sign in at once,
      or type an email address with the password <strong class="password">${demoPassword}</strong>.
    </p>
    <ul>
      ${people.map(
        (person) =>
          html`<li>
            <button name="person" value="${person.sub}" formnovalidate aria-describedby="about-${person.sub}">
              ${fullName(person)}
            </button>
            <p id="about-${person.sub}">${person.email}, ${groupLabels(person)}</p>
          </li>`,
      )}
    </ul>
  </section>`;

const groupLabels = (person: Person): string =>
  groups
    .filter(({ name }) => person.groups.includes(name))
    .map(({ label }) => label)
    .join(' and ') || 'in no group';
