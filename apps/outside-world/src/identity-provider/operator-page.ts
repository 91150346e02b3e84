import { html } from 'hono/html';
import { badge } from '../http/pages/badge';
import { fact } from '../http/pages/fact';
import { type Markup } from '../http/pages/layout';
import { fullName } from './claims';
import { groups, type Person } from './directory';
import { identityPage } from './message-page';
import { type Behaviour, type Mode } from './switches';

interface Shown {
  behaviour: Behaviour;
  people: { person: Person; isSignedIn: boolean }[];
  /** What was wrong with the last change. */
  problem?: string | undefined;
}

const modes: { mode: Mode; label: string; about: string }[] = [
  { mode: 'up', label: 'Up', about: 'It answers as it should.' },
  { mode: 'down', label: 'Down', about: 'Everything but this page is answered 503.' },
  { mode: 'slow', label: 'Slow', about: 'Answers hang for five minutes, or until you press another.' },
];

/** Everybody who can sign in, and the levers of the stand-in. */
export const operatorPage = ({ behaviour, people, problem }: Shown): Markup =>
  identityPage({
    title: 'Staff',
    main: html`<header class="head">
        <p class="brand">Staff sign-in</p>
        <h1>Identity provider</h1>
        <p>Staff sign in on a page that the portal opens. Here you choose how the provider behaves, and who is who.</p>
      </header>
      ${problem ? html`<p class="note" role="alert">${problem}</p>` : ''} ${howItBehaves(behaviour)}
      <section aria-labelledby="people">
        <h2 id="people">Who can sign in</h2>
        <ul class="people">
          ${people.map(({ person, isSignedIn }) => personCard(person, isSignedIn))}
        </ul>
      </section>`,
  });

const howItBehaves = ({ mode, issuesRefreshTokens, accessTokenSeconds }: Behaviour) =>
  html`<section class="card levers" aria-labelledby="behaviour">
    <h2 id="behaviour">How the provider behaves</h2>
    <form method="post" action="/identity/operator/behaviour" class="choices">
      ${modes.map((each) => lever({ name: 'mode', value: each.mode, label: each.label, isOn: each.mode === mode }))}
    </form>
    <p class="hint">${modes.find((each) => each.mode === mode)?.about}</p>
    <h3>Refresh tokens</h3>
    <form method="post" action="/identity/operator/behaviour" class="choices">
      ${lever({ name: 'issuesRefreshTokens', value: 'yes', label: 'Issue them', isOn: issuesRefreshTokens })}
      ${lever({ name: 'issuesRefreshTokens', value: 'no', label: 'Do not', isOn: !issuesRefreshTokens })}
    </form>
    <form method="post" action="/identity/operator/behaviour" class="seconds">
      <div class="field">
        <label for="seconds">Access tokens live for (seconds)</label>
        <input
          id="seconds"
          name="accessTokenSeconds"
          type="number"
          min="1"
          max="86400"
          required
          value="${accessTokenSeconds}"
        />
      </div>
      <button>Save</button>
    </form>
  </section>`;

const lever = ({ name, value, label, isOn }: { name: string; value: string; label: string; isOn: boolean }) =>
  html`<button id="${name}-${value}" name="${name}" value="${value}" aria-pressed="${isOn ? 'true' : 'false'}">
    ${label}
  </button>`;

const personCard = (person: Person, isSignedIn: boolean) =>
  html`<li class="card person" aria-labelledby="name-${person.sub}">
    <h3 id="name-${person.sub}">
      <span>${fullName(person)}</span>
      ${isSignedIn ? badge('Signed in', 'good') : badge('Not signed in')}
    </h3>
    <dl class="facts">${fact('Email', person.email)} ${fact('Phone', person.phone, 'digits')}</dl>
    <p class="hint" id="groups-${person.sub}">Groups. Press one to put the person in, or to take them out.</p>
    <div class="choices" role="group" aria-labelledby="name-${person.sub}" aria-describedby="groups-${person.sub}">
      ${groups.map(({ name, label }) => groupLever(person, name, label))}
    </div>
    ${
      isSignedIn
        ? html`<form method="post" action="/identity/operator/people/${person.sub}/end-sign-in">
            <button aria-describedby="name-${person.sub}">End the sign-in</button>
          </form>`
        : ''
    }
  </li>`;

/** Pressing it changes to the other state. */
const groupLever = (person: Person, name: string, label: string) => {
  const isIn = person.groups.includes(name);
  return html`<form method="post" action="/identity/operator/people/${person.sub}/groups">
    <input type="hidden" name="group" value="${name}" />
    <button name="member" value="${isIn ? 'no' : 'yes'}" aria-pressed="${isIn ? 'true' : 'false'}">${label}</button>
  </form>`;
};
