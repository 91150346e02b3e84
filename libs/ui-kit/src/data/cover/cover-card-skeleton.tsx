import { type ComponentProps } from 'react';
import { Skeleton } from '../../feedback/skeleton';
import '../../styles/cover.css';

interface CoverCardSkeletonProps extends ComponentProps<'div'> {
  /** How many people are expected. */
  people?: number;
}

/** A cover card that is on its way. */
export const CoverCardSkeleton = ({ people = 4, ...props }: CoverCardSkeletonProps) => (
  <div className="card cover-card" role="status" aria-busy="true" {...props}>
    <div className="heading" data-size="lg">
      <Skeleton />
    </div>
    <ul role="list" aria-hidden="true">
      {Array.from({ length: people }, (_, place) => (
        <li key={place} className="person-row">
          <Skeleton shape="circle" />
          <div className="person-line">
            <span className="person-name">
              <Skeleton width="half" />
            </span>
          </div>
          <p>
            <Skeleton />
          </p>
        </li>
      ))}
    </ul>
  </div>
);
