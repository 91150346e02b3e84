import { createContext, useContext } from 'react';
import { type Application } from './application';
import { type DraftSync } from './draft-sync';
import { type Situation } from './situation';
import { type StepName } from './steps';

export interface ApplicationState {
  application: Application;
  situation: Situation;
  draftSync: DraftSync;
  /** Something was typed or chosen. It is kept on the service a moment later. */
  change: (part: Partial<Application>) => void;
  /** The step is finished: on to the next one, or back to the review that sent somebody here. */
  goOn: (from: StepName) => void;
  /** The application was thrown away, or the one on the service is to be used. */
  beginAgain: () => void;
}

export const ApplicationContext = createContext<ApplicationState | null>(null);

/** The application around this component. */
export function useApplication(): ApplicationState {
  const state = useContext(ApplicationContext);
  if (!state) throw new Error('Put an application around this');
  return state;
}
