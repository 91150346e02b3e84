import { type PlainDate } from '@portal/domain';
import { scenarios, signInOf } from '@portal/scenarios';

interface Started {
  address: string;
  origins: readonly string[];
  /** The day on which it starts. */
  today: PlainDate;
}

/** What somebody reads who has started the stub. */
export const startLines = ({ address, origins, today }: Started): string =>
  [
    'Portal stub, for development only: made-up policies in memory, and whoever asks is sent a PIN that all can read.',
    '',
    `  Backend         ${address}    (API_HOST of a portal)`,
    `  Every call      ${address}/api/reference`,
    `  Text messages   ${address}/inbox    (for programs: /inbox.json)`,
    `  Pages of        ${origins.join(', ')}    may call`,
    `  It is           ${today}`,
    '',
    '  Sign in with one of these policy numbers; the PIN stands below and in the inbox:',
    ...Object.values(scenarios).map((scenarioOn) => {
      const scenario = scenarioOn(today);
      return `    ${signInOf(scenario)}   ${scenario.title}`;
    }),
    '',
    '  Ctrl+C stops it.',
    '',
  ].join('\n');
