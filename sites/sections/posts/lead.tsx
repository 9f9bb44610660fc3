import { PictureView } from '../../pictures/PictureView.tsx';
import type { SectionView } from '../registry.ts';
import type { PostsProps } from './schema.ts';

/** The first post large, the others as cards below it. */
export default function Lead({ props, section, site }: SectionView<PostsProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`posts-lead band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <ul>
          {props.items.map((item, index) => (
            <li key={item.path}>
              <div className="tx">
                <h3>
                  <a href={item.path}>{item.title.text}</a>
                </h3>
                <p>{item.text.text}</p>
              </div>
              <div className="pic">
                <PictureView
                  picture={item.picture}
                  slot={
                    index === 0
                      ? { width: 3, height: 2, sizes: '(min-width: 56.25rem) 40rem, 100vw' }
                      : { width: 16, height: 9, sizes: '(min-width: 56.25rem) 35rem, 100vw' }
                  }
                  site={site}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
