import { href, useNavigate } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { OpenedDialog } from '#ui/opened-dialog.tsx';
import { PersonCombobox } from '#ui/person-combobox.tsx';

/** The combobox over people, students, enquiries and pages of the console. @see PD-81 */
export default function SearchDialog({ onClosed }: { onClosed: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <OpenedDialog id="console-search" title={t('admin.search')} onClosed={onClosed} className="console-search">
      <div data-initial-focus>
        <PersonCombobox
          label={t('admin.search.label')}
          name="console-search-text"
          texts="ui.search"
          searchUrl={href('/admin-console/search/results')}
          chosen={null}
          onChoose={(found) => {
            if (!found?.to) return;
            onClosed();
            void navigate(found.to);
          }}
        />
      </div>
    </OpenedDialog>
  );
}
