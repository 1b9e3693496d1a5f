import { useAskQuestionMutation, useListQuestionsQuery, useSession, type ProjectDetail } from '@cw/api-client';
import { QUESTION_LIMITS } from '@cw/domain';
import {
  Box,
  Coming,
  LoadingState,
  MoreButton,
  PageByPage,
  Panel,
  SkeletonRows,
  Typography,
  useToast,
  type PagePlace,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WordsForm } from '../../forms/words-form.js';
import { LoadError } from '../../lists/load-error.js';
import { said } from '../../lists/said.js';
import { useCursors } from '../../lists/use-cursors.js';
import { QuestionItem } from './question-item.js';

interface PanelProps {
  readonly project: ProjectDetail;
}

interface PageProps extends PagePlace {
  readonly projectId: string;
  readonly isOver: boolean;
}

/** What the panel says while nobody has asked. */
function Nothing(): ReactElement {
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, py: 3 }}>
      <Typography variant="body2">
        <FormattedMessage id="questions.none" />
      </Typography>
    </Box>
  );
}

function QuestionsPage({ projectId, isOver, cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListQuestionsQuery(said({ id: projectId, cursor }));
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError title={formatMessage({ id: 'questions.load_failed' })} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={formatMessage({ id: 'questions.loading' })}>
        <SkeletonRows count={2} />
      </LoadingState>
    );
  }
  if (data.items.length === 0 && cursor === undefined) return <Nothing />;
  const { nextCursor } = data;
  return (
    <>
      <ul>
        {data.items.map((question) => (
          <QuestionItem key={question.id} question={question} isOver={isOver} />
        ))}
      </ul>
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'questions.more_sending' })}
          onMore={() => onMore(nextCursor)}
        >
          <FormattedMessage id="questions.more" />
        </MoreButton>
      ) : null}
    </>
  );
}

function AskForm({ project }: PanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [ask] = useAskQuestionMutation();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const send = async (body: string): Promise<void> => {
    await ask({ id: project.id, askQuestion: { body } }).unwrap();
    toast({ kind: 'done', title: formatMessage({ id: 'questions.ask_sent' }) });
  };
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, py: 3 }}>
      <WordsForm
        label={formatMessage({ id: 'questions.ask_label' })}
        hint={formatMessage({ id: 'questions.ask_hint' })}
        sendLabel={formatMessage({ id: 'questions.ask_send' })}
        limits={{ min: QUESTION_LIMITS.bodyMin, max: QUESTION_LIMITS.bodyMax }}
        draftKey={`question.${userId}.${project.id}`}
        onSend={send}
      />
    </Box>
  );
}

/** Whoever may bid may ask: a contractor whose papers are in order for this state, while the project is open. */
const mayAsk = ({ status, parties, canBid, myBid, bidBlockedBy, missingLicense }: ProjectDetail): boolean => {
  const isInOrder = bidBlockedBy.length === 0 && missingLicense === null;
  return status === 'open' && parties.length === 0 && isInOrder && (canBid || myBid !== null);
};

/** MSG-02: questions that every bidder reads, and the client's answers; once nobody bids any more, to read only. */
export function QuestionsPanel({ project }: PanelProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data, isError } = useListQuestionsQuery({ id: project.id });
  const { cursors, more } = useCursors();
  const isClient = project.parties.some((party) => party === 'owner' || party === 'decider');
  const about = isClient ? 'questions.about_client' : 'questions.about';
  // Where nobody asked and nobody can any more, there is nothing to say.
  const isOver = project.status !== 'open';
  if (isOver && data === undefined && !isError) return <Coming />;
  if (isOver && !data?.items.length) return null;
  return (
    <Panel
      title={formatMessage({ id: 'questions.title' })}
      subtitle={formatMessage({ id: isOver ? 'questions.about_closed' : about })}
      flush
    >
      {mayAsk(project) ? <AskForm project={project} /> : null}
      <PageByPage cursors={cursors} more={more}>
        {(place) => <QuestionsPage projectId={project.id} isOver={isOver} {...place} />}
      </PageByPage>
    </Panel>
  );
}
