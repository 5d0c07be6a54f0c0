import { descriptionBlocks, type DescriptionBlock } from '../../domain/description-blocks';
import classes from './Description.module.css';

function Block({ block }: { block: DescriptionBlock }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{block.lines.join('\n')}</p>;
  const items = block.items.map((item, index) => <li key={index}>{item}</li>);
  return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

/** What a company wrote of a job or of itself, below a heading of the second level. */
export function Description({ text }: { text: string }) {
  return (
    <div className={classes.description} translate="no">
      {descriptionBlocks(text).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
