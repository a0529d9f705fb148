import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import { showNotice } from '#ui/notices.ts';
import { OpenedDialog } from '#ui/opened-dialog.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { SearchLimitNote } from '#ui/search-limit-note.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { ToastCard } from '#ui/toast-region.tsx';
import type { SpecimenGroup } from './specimens.tsx';
import { useSampleTexts } from './use-sample-texts.ts';

const toastTones = ['success', 'info', 'error'] as const;

export const feedback: SpecimenGroup = {
  title: 'Dialogs and feedback',
  specimens: {
    Dialog: function DialogSpecimen() {
      const { title, text } = useSampleTexts();
      return (
        <>
          <Button commandfor="gallery-dialog" command="show-modal">
            Open Dialog
          </Button>
          <Dialog id="gallery-dialog" title={title}>
            <p>{text}</p>
          </Dialog>
        </>
      );
    },
    OpenedDialog: function OpenedDialogSpecimen() {
      const { title, text, action } = useSampleTexts();
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setIsOpen(true)}>Open OpenedDialog</Button>
          {isOpen && (
            <OpenedDialog id="gallery-opened-dialog" title={title} onClosed={() => setIsOpen(false)}>
              <p>{text}</p>
              <Button data-initial-focus>{action}</Button>
            </OpenedDialog>
          )}
        </>
      );
    },
    ToastCard: function ToastCardSpecimen() {
      return (
        <ul className="gallery-columns">
          {toastTones.map((tone) => (
            <ToastCard key={tone} notice={{ tone, title: 'success.title', text: 'login.success' }} />
          ))}
        </ul>
      );
    },
    ToastRegion: function ToastSpecimen() {
      return (
        <div className="gallery-row">
          {toastTones.map((tone) => (
            <Button key={tone} variant="secondary" onClick={() => showNotice({ tone, text: 'login.success' })}>
              Show {tone} toast
            </Button>
          ))}
        </div>
      );
    },
    EmptyState: function EmptyStateSpecimen() {
      const { title, text, action } = useSampleTexts();
      return (
        <div className="gallery-columns">
          <EmptyState title={title} />
          <EmptyState title={title} icon="inbox" action={<Button>{action}</Button>}>
            {text}
          </EmptyState>
        </div>
      );
    },
    NothingFound: function NothingFoundSpecimen() {
      const { title, text, action } = useSampleTexts();
      return (
        <NothingFound title={title} reset={{ to: '?', text: action }}>
          {text}
        </NothingFound>
      );
    },
    Skeleton: () => <Skeleton className="h-4" />,
    SkeletonText: () => <SkeletonText />,
    ProgressLine: () => (
      <div className="gallery-frame">
        <ProgressLine isNavigating />
      </div>
    ),
    SearchLimitNote: () => <SearchLimitNote waitSeconds={30} />,
  },
};
