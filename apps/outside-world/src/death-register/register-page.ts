import { todayInJohannesburg } from '@portal/domain';
import { html } from 'hono/html';
import { badge } from '../http/pages/badge';
import { fact } from '../http/pages/fact';
import { layout, type Markup } from '../http/pages/layout';
import { cards, lines, section } from '../http/pages/section';
import { writtenDate, writtenInstant } from '../http/pages/written';
import { type Entry, type Question } from './register';

interface Shown {
  entries: readonly [idNumber: string, Entry][];
  questions: readonly Question[];
  now: Date;
  /** What is wrong with what was just typed. */
  problem: string | null;
}

const badges: Record<Entry['result'], Markup> = {
  DECEASED: badge('Died', 'bad'),
  ALIVE: badge('Alive', 'good'),
  NOT_FOUND: badge('No entry'),
  NO_ANSWER: badge('No answer'),
};

/** What an operator of the register sees: entries to make, those that were made, and what was asked. */
export const registerPage = ({ entries, questions, now, problem }: Shown): Markup =>
  layout({
    title: 'Death register',
    standIn: 'the register of deaths',
    reassurance: 'nobody has died.',
    style: '/death-register/death-register.css',
    main: html`<header class="head">
        <h1>Death register</h1>
        <p>
          An insurer asks here whether the holder of an ID number has died, and when. It knows of nobody until an entry
          is made: in the first days after a death that is normal.
        </p>
      </header>
      ${problem === null ? '' : html`<p class="note" role="alert">${problem}</p>`} ${entryForm(now)}
      ${section('entries', 'Entries', cards(entries, entryCard, 'There is no entry yet.'))}
      ${section('questions', 'Questions', lines(questions.map(asked), 'Nobody has asked yet.'))}`,
  });

const entryForm = (now: Date) =>
  html`<form class="card entry" method="post" action="/death-register/entries">
    <h2>Make an entry</h2>
    <p class="field">
      <label for="idNumber">ID number</label>
      <input id="idNumber" name="idNumber" inputmode="numeric" autocomplete="off" maxlength="20" required />
    </p>
    <p class="field">
      <label for="result">What the register says</label>
      <select id="result" name="result">
        <option value="DECEASED">Died</option>
        <option value="ALIVE">Alive</option>
        <option value="NO_ANSWER">Nothing at all: it is away</option>
      </select>
    </p>
    <p class="field">
      <label for="dateOfDeath">Date of death</label>
      <small id="dateOfDeath-hint">For somebody who died.</small>
      <input
        id="dateOfDeath"
        name="dateOfDeath"
        type="date"
        max="${todayInJohannesburg(now)}"
        aria-describedby="dateOfDeath-hint"
      />
    </p>
    <button class="primary">Make the entry</button>
  </form>`;

const asked = ({ idNumber, at, answer }: Question) =>
  fact(writtenInstant(at), html`${idNumber} ${badges[answer.result]}`, 'digits');

const entryCard = ([idNumber, { result, dateOfDeath }]: readonly [idNumber: string, Entry]) =>
  html`<li class="card entry" aria-label="${idNumber}">
    <p><strong class="digits">${idNumber}</strong> ${badges[result]}</p>
    ${dateOfDeath === null ? '' : html`<p>Died on ${writtenDate(dateOfDeath)}.</p>`}
    <form method="post" action="/death-register/entries">
      <input type="hidden" name="idNumber" value="${idNumber}" />
      <button name="result" value="NOT_FOUND" aria-label="Take the entry of ${idNumber} back">Take it back</button>
    </form>
  </li>`;
