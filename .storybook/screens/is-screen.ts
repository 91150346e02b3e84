/** Whether a story of this title is a screen: drawn in the portal, on a scenario, with the service behind it. */
export const isScreen = (title: string): boolean => title.startsWith('Screens/');
