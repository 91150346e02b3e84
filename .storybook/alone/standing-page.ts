interface Means {
  /** Draws the page. Gives the way to take it away again. */
  begin(): Promise<() => void>;
  /** Takes the newest service. Tells whether the page stands on another one. */
  renew(): Promise<boolean>;
  report(error: unknown): void;
}

/** The page, one at a time: it begins when the one before has ended, and anew when the service has been edited. */
export function standingPage({ begin, renew, report }: Means, before: Promise<unknown> = Promise.resolve()) {
  let isLeft = false;
  let end = () => {};
  const draw = async () => {
    end();
    end = () => {};
    end = await begin();
  };
  let turn = before.then(draw).catch(report);
  const next = (act: () => Promise<unknown>) => (turn = turn.then(act).then(() => undefined, report));
  return {
    drawn: () => turn,
    /** Draws it on the newest service, unless it stands on that. */
    serviceChanged: () => next(async () => (await renew()) && !isLeft && draw()),
    /** Makes room for a page of newer sources, and has the service of the same ready for it. */
    leave: () => {
      isLeft = true;
      return next(() => {
        end();
        return renew();
      });
    },
  };
}
