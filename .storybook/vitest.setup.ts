import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import * as preview from './preview';

/**
 * Every rule of axe, and of its answer what is wrong only: to describe every element that is right takes as long again. Nothing of ours
 * plays media, which axe would load first.
 */
const axeForTests = { parameters: { a11y: { options: { resultTypes: ['violations'], preload: false } } } };

setProjectAnnotations([a11y, preview, axeForTests]);
