import { themes } from '@portal/brand';
import { scenarios } from '@portal/scenarios';
import { type Preview } from '@storybook/react-vite';
import { brands } from '../look/brands';
import { clockNames } from '../service-in-tab/clocks';
import { faultNames } from '../service-in-tab/faults';

const dropdown = (
  title: string,
  icon: 'users' | 'paintbrush' | 'circlehollow' | 'time' | 'lightning',
  names: readonly string[],
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [{ value: '', title: `${title}: the story’s own` }, ...names.map((name) => ({ value: name, title: name }))],
  },
});

/** Looks at a story in another brand or theme; at a screen in another scenario, on another day, over another network. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  scenario: dropdown('Scenario', 'users', Object.keys(scenarios)),
  brand: dropdown('Brand', 'paintbrush', Object.keys(brands)),
  theme: dropdown('Theme', 'circlehollow', themes),
  clock: dropdown('Clock', 'time', clockNames),
  fault: dropdown('Network', 'lightning', faultNames),
};

/** What the toolbar says until somebody uses it: as the story says. */
export const untouched = Object.fromEntries(Object.keys(toolbar).map((name) => [name, '']));

/** Widths that are looked at: a small phone, a phone, a wide screen. */
export const viewports = {
  small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
  wide: { name: 'Wide', styles: { width: '1280px', height: '900px' } },
};
