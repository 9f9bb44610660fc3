import { QuestionGroups } from '../../sections/faq/parts/groups.tsx';
import type { FaqView } from '../../sections/faq/schema.ts';
import { Band, Head } from '../../sections/parts.tsx';
import { FilmPicture, shapeClass } from './parts/film.tsx';

/** Questions as frames on film: a closed one is dark, an open one is a positive, black on white. */
export default function Exposed({ props, section, site }: FaqView) {
  const many = props.groups.reduce((sum, { items }) => sum + items.length, 0) > 5;
  const photo = props.picture?.kind === 'photo' ? props.picture : undefined;
  const headed = props.heading || props.lead || photo;
  return (
    <Band section={section} className="sec" boxes={['box']}>
      <div className={`cols stacked${headed ? ' headed' : ''}${many ? ' many' : ''}`}>
        {headed && (
          <div className="head">
            <Head props={props} className="fit-box" />
            {photo && (
              <div className="film shot">
                <div className={`fr ${shapeClass(photo, site)}`}>
                  <FilmPicture picture={photo} sizes="(min-width: 56.25rem) 34vw, 100vw" site={site} />
                </div>
              </div>
            )}
          </div>
        )}
        <div className="film asked">
          <QuestionGroups props={props} section={section} site={site} className={() => 'group'} />
        </div>
      </div>
    </Band>
  );
}
