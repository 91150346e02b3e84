import { useHydrateAtoms } from 'jotai/utils';
import { type ComponentType } from 'react';
import { type Answers } from '../continue/answers';
import { typedTakeoverAtom } from '../continue/typed-takeover';

/** Somebody has typed this already who takes over a policy: `decorators: [typedSoFar('CL-...', answers)]`. */
export const typedSoFar = (reference: string, answers: Answers) =>
  function TypedSoFar(Story: ComponentType) {
    useHydrateAtoms([[typedTakeoverAtom, { reference, answers }]]);
    return <Story />;
  };
