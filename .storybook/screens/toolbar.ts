import { themes } from '@portal/brand';
import { type Preview } from '@storybook/react-vite';
import { withWords } from '../known-name';
import { brands } from '../look/brands';
import { clockNames } from '../service-in-tab/clocks';
import { faultNames } from '../service-in-tab/faults';
import { staffNames } from '../service-in-tab/staff-names';
import { customer, everyPolicy, noPolicy, policyOfScenario, scenarioNames } from './who-looks';

type Icon = 'users' | 'time' | 'user' | 'document' | 'lightning' | 'paintbrush' | 'circlehollow';

const named = (names: readonly string[]) => names.map((name) => ({ value: name, title: name }));

const menu = (title: string, icon: Icon, description: string, names: readonly string[]) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [{ type: 'reset' as const, title: 'As the story says' }, ...named(names)],
  },
});

/** Looks at a story in another brand or theme; at a screen in another scenario, on another day, as somebody else, over another network. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  scenario: menu('Scenario', 'users', 'Which policyholders there are', scenarioNames),
  clock: menu('Day', 'time', 'How long after the day of the scenario it is', clockNames),
  staff: menu('Who', 'user', 'Who is signed in: the customer, or a member of staff', [customer, ...staffNames]),
  servicing: menu('Policy', 'document', 'Which policy is open to the member of staff', [
    policyOfScenario,
    noPolicy,
    ...Array.from(everyPolicy, ([number, scenario]) => withWords(number, scenario)),
  ]),
  fault: menu(
    'Network',
    'lightning',
    'What is wrong with the network',
    faultNames.map((name) => withWords(name, 'error')),
  ),
  brand: menu('Brand', 'paintbrush', 'Whose portal it is', Object.keys(brands)),
  theme: menu('Theme', 'circlehollow', 'Light or dark', themes),
};

/** What the toolbar says until somebody uses it: as the story says. */
export const untouched = Object.fromEntries(Object.keys(toolbar).map((name) => [name, '']));

/** Widths that are looked at: a small phone, a phone, a wide screen. */
export const viewports = {
  small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
  wide: { name: 'Wide', styles: { width: '1280px', height: '900px' } },
};
