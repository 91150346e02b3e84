import { html } from 'hono/html';
import { fact } from './fact';
import { type Markup } from './layout';
import { section } from './section';

interface Plans {
  id: string;
  title: string;
  intro: string;
  /** By the last three digits. */
  plans: Readonly<Record<string, { meaning: string }>>;
}

/** Which last digits of a number decide by themselves. */
export const plansSection = ({ id, title, intro, plans }: Plans): Markup =>
  section(
    id,
    title,
    html`<p>${intro}</p>
      <dl class="facts card">${Object.entries(plans).map(([digits, { meaning }]) => fact(digits, meaning))}</dl>`,
  );
