/** What a route says about itself: the shell makes the document's title and the breadcrumbs of it. */
export interface RouteHandle {
  title: string;
  /** The page above this one, besides home. */
  under?: { title: string; to: string };
}
