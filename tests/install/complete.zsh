# Prints zsh's completions of a line, one word a line, through a terminal.
#
#   zsh -f complete.zsh FOLDER_OF_FUNCTIONS 'deduku so'
zmodload zsh/zpty
zpty shell zsh -f -i
show() { zpty -w shell "$1"; }

# Each completion is stored on its way to the list, and printed when the list would be shown.
show "PS1= RPS1= PROMPT_EOL_MARK= ; fpath=(${(q)1} \$fpath); autoload -U compinit; compinit -u -D"
show 'compadd() {
    local -a kept
    if [[ " $* " != *" -O "* && " $* " != *" -A "* && " $* " != *" -D "* ]]; then
        builtin compadd -O kept "$@"; offered+=("${kept[@]}")
    fi
    builtin compadd "$@"
}'
show 'ask() { typeset -ga offered=(); zle list-choices; print -rl -- "" "<of""fered" $offered "of""fered>"; }'
show "zle -N ask; bindkey '^X' ask; print RE''ADY"
zpty -r shell text '*READY*'
zpty -w -n shell "$2"$'\x18'
zpty -r shell text '*<offered*offered>*'
zpty -d shell
text=${${text##*<offered}%%offered>*}
print -rl -- ${(fu)${text//$'\r'/}}
