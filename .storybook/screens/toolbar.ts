import { scenarios } from '@portal/scenarios';
import { type Preview } from '@storybook/react-vite';
import { faults } from '../service-in-tab/faults';

const choices = (names: string[]) => [
  { value: '', title: 'As the story says' },
  ...names.map((name) => ({ value: name, title: name })),
];

/** Looks at a screen in another scenario or over another network than its story names. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  scenario: {
    description: 'Scenario of the screens',
    toolbar: { title: 'Scenario', icon: 'users', items: choices(Object.keys(scenarios)), dynamicTitle: true },
  },
  fault: {
    description: 'What is wrong with the network',
    toolbar: { title: 'Network', icon: 'lightning', items: choices(Object.keys(faults)), dynamicTitle: true },
  },
};

/** Widths that are looked at: a small phone, a phone, a desk. */
export const viewports = {
  small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
  desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } },
};
