import { PictureView } from '../../pictures/PictureView.tsx';
import type { SectionView } from '../registry.ts';
import type { PostsProps } from './schema.ts';

/** Posts as ruled rows, picture at the end. */
export default function PostList({ props, section, site }: SectionView<PostsProps>) {
  return (
    <section id={section.id} data-section={section.id} className={`posts-list band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <ul>
          {props.items.map((item) => (
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
                  slot={{ width: 3, height: 2, sizes: '(min-width: 56.25rem) 22rem, 40vw' }}
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
