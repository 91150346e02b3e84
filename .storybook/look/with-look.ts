import { type Loader } from '@storybook/react-vite';
import { lookOf, wear } from './look';

/** Puts the page into the look of the story before it is drawn. */
export const lookLoader: Loader = async ({ parameters, globals }) => {
  wear(lookOf(parameters, globals));
  return {};
};

declare global {
  interface Window {
    wear: (brand: string, theme: string) => void;
  }
}

/** For whoever looks at many stories: changes the look of the story that stands there, and nothing else about it. */
export function offerWear() {
  window.wear = (brand, theme) => wear(lookOf({}, { brand, theme }));
}
