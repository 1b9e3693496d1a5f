import { styled } from '@mui/material/styles';
import { languageOfWords, nameLines } from '@cw/domain';
import type { ReactElement } from 'react';

// Spans, so that a name may stand in a link, a heading or an option; each on a line of its own.
const Lines = styled('span')(({ theme }) => ({
  display: 'block',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > span': { display: 'block' },
  '& > .house': { fontWeight: 620 },
  // In a link the house alone is underlined: a line runs through what is in the flow of its element, and not through this.
  '& > .under': {
    ...theme.typography.body2,
    display: 'inline-block',
    width: '100%',
    color: theme.vars.palette.text.secondary,
  },
}));

const Brief = styled('span')({ overflowWrap: 'anywhere' });

const BETWEEN = ' · ';
const PART = ' ';

export interface ProjectNameProps {
  readonly house: string;
  /** Where two towns may have the same street: a line of its own, so that a long street cuts no ZIP code off. */
  readonly town?: string;
  readonly clientName?: string | null;
  readonly title: string;
  /** All in one line, which wraps: for sentences and narrow rows. */
  readonly brief?: boolean;
}

/** What people call a project by: the house first, then whose it is, then the work. In a link, its spoken name leads with the house, too. */
export function ProjectName(props: ProjectNameProps): ReactElement {
  const { house, town, clientName = null, title, brief = false } = props;
  const [street = house, ...others] = nameLines({ house, clientName, title });
  const lines = [street, ...(town === undefined ? [] : [town]), ...others];
  if (brief) return <Brief>{lines.join(BETWEEN)}</Brief>;
  return (
    <Lines>
      {lines.map((line, index) => (
        // A space parts the lines for whoever listens.
        <span
          key={line}
          className={index === 0 ? 'house' : 'under'}
          {...(line === title && { lang: languageOfWords(title) })}
        >
          {index === 0 ? line : PART + line}
        </span>
      ))}
    </Lines>
  );
}
