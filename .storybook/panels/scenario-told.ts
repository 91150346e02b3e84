/** What the page of a story tells the frame around it, and asks of it, about the scenario that a screen stands on. */
export const scenarioShown = 'portal/scenario-shown';
export const sourceAsked = 'portal/scenario-source-asked';
export const sourceGiven = 'portal/scenario-source-given';

/** The scenario of the screen that is shown. */
export interface ScenarioShown {
  name: string;
  /** One sentence: what it shows. */
  title: string;
  /** Who is there, on which day. */
  visit: string;
  /** Its file in this repository. */
  file: string;
}
