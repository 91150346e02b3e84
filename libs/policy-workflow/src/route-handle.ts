/** What a route says about itself: the shell makes the document's title and the breadcrumbs of it. */
export interface RouteHandle {
  title: string;
  /** The last of the breadcrumbs, where what the address names says more than the title; null: the title. */
  crumb?: (params: Readonly<Record<string, string | undefined>>) => string | null;
  /** The page above this one, besides home. */
  under?: { title: string; to: string };
}
